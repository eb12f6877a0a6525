/** The smallest letters measure 12 px: at this scale they are 11 px. */
const SMALLEST = 0.92;
const LARGEST = 4;
/** Fitted pictures are not enlarged further: letters would look coarse. */
const LARGEST_FIT = 2;
const STEP = 1.25;

interface Point {
  x: number;
  y: number;
}

export interface Stage {
  element: HTMLElement;
  /** As large as the window allows, but never with letters too small to read. */
  fit(): void;
  zoomBy(factor: number): void;
}

/** A picture that scrolls, and that wheel, fingers, mouse and keys move and enlarge. */
export function createStage(picture: SVGElement): Stage {
  const natural = {
    width: Number(picture.getAttribute('width')),
    height: Number(picture.getAttribute('height')),
  };
  const element = document.createElement('div');
  element.className = 'flow-dialog__stage';
  element.tabIndex = 0;
  element.append(picture);
  let scale = 1;

  const centre = (): Point => ({x: element.clientWidth / 2, y: element.clientHeight / 2});

  /** The point of the picture below `at` stays where it is. */
  const zoomTo = (wanted: number, at: Point): void => {
    const next = Math.min(LARGEST, Math.max(SMALLEST, wanted));
    const [left, top] = [element.scrollLeft + at.x, element.scrollTop + at.y];
    picture.setAttribute('width', String(natural.width * next));
    picture.setAttribute('height', String(natural.height * next));
    element.scrollTo({left: (left * next) / scale - at.x, top: (top * next) / scale - at.y});
    scale = next;
  };
  const zoomBy = (factor: number, at = centre()): void => zoomTo(scale * factor, at);
  const fit = (): void => {
    const room = Math.min(
      element.clientWidth / natural.width,
      element.clientHeight / natural.height,
    );
    zoomTo(Math.min(LARGEST_FIT, room), centre());
    element.scrollTo({left: 0, top: 0});
  };

  const placeOf = ({clientX, clientY}: MouseEvent): Point => {
    const {left, top} = element.getBoundingClientRect();
    return {x: clientX - left, y: clientY - top};
  };
  element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY / 500), placeOf(event));
    },
    {passive: false},
  );
  element.addEventListener('keydown', ({key, ctrlKey, metaKey}) => {
    const act = {
      '+': () => zoomBy(STEP),
      '=': () => zoomBy(STEP),
      '-': () => zoomBy(1 / STEP),
      '0': fit,
    }[key];
    // With Ctrl these keys belong to the browser. Arrow keys scroll without our help.
    if (act && !ctrlKey && !metaKey) {
      act();
    }
  });
  followPointers(element, placeOf, zoomBy);
  return {element, fit, zoomBy: (factor) => zoomBy(factor)};
}

/** One finger or the mouse moves the picture, two fingers also enlarge it. */
function followPointers(
  element: HTMLElement,
  placeOf: (event: PointerEvent) => Point,
  zoomBy: (factor: number, at: Point) => void,
): void {
  const down = new Map<number, Point>();
  const middle = (): Point => {
    const points = [...down.values()];
    const sum = points.reduce((a, b) => ({x: a.x + b.x, y: a.y + b.y}));
    return {x: sum.x / points.length, y: sum.y / points.length};
  };
  const spread = (): number => {
    const [a, b] = [...down.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  element.addEventListener('pointerdown', (event) => {
    // A link must get its click.
    if (event.button === 0 && !(event.target as Element).closest('a')) {
      down.set(event.pointerId, placeOf(event));
      element.setPointerCapture(event.pointerId);
    }
  });
  element.addEventListener('pointermove', (event) => {
    if (!down.has(event.pointerId)) {
      return;
    }
    const [from, width] = [middle(), spread()];
    down.set(event.pointerId, placeOf(event));
    const to = middle();
    element.scrollBy({left: from.x - to.x, top: from.y - to.y});
    if (width > 0 && spread() > 0) {
      zoomBy(spread() / width, to);
    }
  });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    element.addEventListener(end, ({pointerId}) => down.delete(pointerId));
  }
}
