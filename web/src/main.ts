import { mount } from "svelte";

import App from "./App.svelte";
import "./look/base.css";
import "./look/fonts.css";
import "./look/settings.svelte";
import "./look/tokens.css";

mount(App, { target: document.getElementById("serai")! });
