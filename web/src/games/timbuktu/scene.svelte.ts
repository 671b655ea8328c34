// The theft that is being shown: until it is over, everything beside the board stands as the piles
// turned so far leave it.
import { piecesTaken, takenBy, together, without, type Theft } from "./theft";
import { GOOD_KINDS, type Load, type SeatView, type TimbuktuView } from "./view";
import { keyOf } from "./loads";

/** The table as it stands when the first `turned` piles have struck. */
export function standingAfter(theft: Theft, turned: number): TimbuktuView {
  const { before, after: v } = theft;
  const taken = takenBy(theft, turned);
  const toCome = piecesTaken(theft, turned, theft.robberies.length);
  const loads = new Map(
    theft.camels.map((camel) => [
      keyOf(camel.seat, camel.camel),
      without(camel.goods, taken.get(keyOf(camel.seat, camel.camel))),
    ]),
  );
  const goods = Object.fromEntries(
    GOOD_KINDS.map((kind) => {
      const gone = toCome[kind] ?? 0;
      return [
        kind,
        {
          ...v.goods[kind],
          stolen: v.goods[kind].stolen - gone,
          value: v.goods[kind].value - gone,
        },
      ];
    }),
  ) as TimbuktuView["goods"];
  const seats = v.seats.map((seat): SeatView => {
    const camels = seat.camels.map((camel) => ({
      ...camel,
      goods: loads.get(keyOf(seat.seat, camel.camel)) ?? camel.goods,
    }));
    const carried = camels.reduce<Load>((sum, camel) => together(sum, camel.goods ?? {}), {});
    const points = GOOD_KINDS.reduce(
      (sum, kind) => sum + (carried[kind] ?? 0) * goods[kind].value,
      0,
    );
    return { ...seat, camels, carried, points, laid: false, card: null };
  });
  return {
    ...v,
    goods,
    seats,
    stage: theft.stage,
    ...(before && { piles: before.piles, notebook: before.notebook, cards: before.cards }),
  };
}

class Scene {
  theft = $state.raw<Theft | null>(null);
  step = $state(0);

  begin(theft: Theft): void {
    this.theft = theft;
    this.step = 0;
  }

  end(): void {
    this.theft = null;
  }

  /** What may be seen of a view now. */
  shown(v: TimbuktuView): TimbuktuView {
    return this.theft ? standingAfter(this.theft, this.step + 1) : v;
  }
}

export const scene = new Scene();
