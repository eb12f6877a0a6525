import type {PlacedBand} from './placeBand';
import type {FlowGroup} from '../types';
import type {CardBox, Detours, Scene} from './routeEdges';

/** Free height between a row and the first edge that runs below it. */
const CHANNEL_PADDING = 28;

/** Finds a card in its row, as if each row stood alone at the origin. */
export function cardFinder(bands: PlacedBand[], groups: FlowGroup[]): (id: string) => CardBox {
  const boxes = new Map<string, CardBox>();
  bands.forEach(({columns, tops}, band) =>
    columns.forEach(({items, x, width}, column) =>
      items.forEach((item) => {
        if (item.kind === 'card') {
          const isFramed = groups.some((group) => group.nodes.includes(item.node.id));
          boxes.set(item.node.id, {x, y: tops.get(item) ?? 0, width, band, column, isFramed});
        }
      }),
    ),
  );
  return (id) => {
    const box = boxes.get(id);
    if (!box) {
      throw new Error(`Node ${id} was given no place in any row.`);
    }
    return box;
  };
}

/** Puts the rows below each other, with channels between them for the edges that change rows. */
export function stackBands(
  bands: PlacedBand[],
  detours: Detours,
  findCard: (id: string) => CardBox,
): Scene {
  let y = 0;
  const offsets = bands.map((band, index) => {
    const top = y + band.overhang;
    y = top + band.bottom + 2 * CHANNEL_PADDING + detours.channelHeight(index);
    return top;
  });
  const offsetOf = (band: number): number => offsets[band] ?? 0;
  return {
    card: (id) => {
      const box = findCard(id);
      return {...box, y: box.y + offsetOf(box.band)};
    },
    passes: (edge) =>
      bands.flatMap(({columns, tops}, band) =>
        columns.flatMap(({items, x, width}) =>
          items
            .filter((item) => item.kind === 'pass' && item.edge === edge)
            .map((item) => ({
              left: x,
              right: x + width,
              y: (tops.get(item) ?? 0) + offsetOf(band),
            })),
        ),
      ),
    channelTop: (band) => offsetOf(band) + (bands[band]?.bottom ?? 0) + CHANNEL_PADDING,
  };
}
