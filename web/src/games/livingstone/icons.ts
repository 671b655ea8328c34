// The icon of each family of actions.
import type { IconName } from "../../parts/icons";

export const ICONS: Record<string, IconName> = {
  take_die: "die",
  decline: "flag",
  end_turn: "check",
  draw_card: "card",
  take_coins: "coin",
  dig: "pick",
  place_tent: "tent",
  lift_tent: "tent",
  sell: "gem",
  donate: "chest",
  camp_expansion: "tent",
  reverse: "reverse",
  treasure: "coin",
  royal_favor: "crown",
  science: "book",
  market: "scales",
  cave_discovery: "pick",
  market_sell: "gem",
};
