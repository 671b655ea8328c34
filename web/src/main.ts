import { mount } from "svelte";

import App from "./App.svelte";
import { keeper, reloadForLost } from "./keeping/keeper.svelte";
import "./look/base.css";
import "./look/fonts.css";
import "./look/settings.svelte";
import { server } from "./server/client";
import { locale } from "./words/language";
import { speakOwn } from "./words/words";

document.documentElement.lang = locale;

// A part that is missing although the server answers belongs to a build that the server has no more.
addEventListener("vite:preloadError", () => {
  const reload = (): void => {
    if (reloadForLost()) location.reload();
  };
  void server.me().then(reload, () => undefined);
});

async function begin(): Promise<void> {
  await Promise.all([keeper.settle(), speakOwn()]);
  mount(App, { target: document.getElementById("serai")! });
  if (import.meta.env.PROD) keeper.begin();
}

void begin();
