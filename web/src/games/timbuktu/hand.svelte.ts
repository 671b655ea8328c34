// What a person is about to do that is no choice yet: the camel in hand while placing, the goods picked while loading.
import { GOOD_KINDS, type GoodKind } from "./view";

class Hand {
  camel = $state<string | null>(null);
  #picked = $state.raw<GoodKind[]>([]);

  get picked(): GoodKind[] {
    return this.#picked;
  }

  set picked(goods: GoodKind[]) {
    this.#picked = GOOD_KINDS.flatMap((kind) => goods.filter((each) => each === kind));
  }
}

export const hand = new Hand();
