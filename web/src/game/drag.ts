// Dragging by pointer, alike for mouse and touch: a picture of the element follows, and where it is let go
// decides. A drop lands on the [data-target] under the pointer, or on the open table ([data-drop]).

import type { Attachment } from 'svelte/attachments';

export interface DragOptions {
  enabled: () => boolean;
  /** `to` is the key of the target it was dropped on, null for the open table. */
  drop: (to: string | null) => void;
}

const threshold = 8; // pixels before a press becomes a drag

export function draggable(options: DragOptions): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number; id: number } | null = null;
    let picture: HTMLElement | null = null;
    let dragged = false;

    function down(event: PointerEvent): void {
      dragged = false;
      if (event.button !== 0 || !options.enabled()) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      element.setPointerCapture(event.pointerId); // a quick hand leaves the card before its first move is told
    }

    function move(event: PointerEvent): void {
      if (!start || event.pointerId !== start.id) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!picture && Math.hypot(dx, dy) < threshold) return;
      if (!picture) {
        dragged = true;
        picture = pictureOf(element);
        element.classList.add('dragging');
      }
      picture.style.transform = `translate(${dx}px, ${dy}px)`;
    }

    function up(event: PointerEvent): void {
      const landed = picture && event.type === 'pointerup' ? under(event) : undefined;
      stop();
      if (landed !== undefined) options.drop(landed);
    }

    function stop(): void {
      start = null;
      picture?.remove();
      picture = null;
      element.classList.remove('dragging');
    }

    // The click that follows a drag is not a click.
    function click(event: MouseEvent): void {
      if (dragged) event.stopImmediatePropagation();
      dragged = false;
    }

    const until = new AbortController();
    const { signal } = until;
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', up, { signal });
    element.addEventListener('click', click, { signal, capture: true });
    return () => {
      stop();
      until.abort();
    };
  };
}

/** A copy above everything: the element itself would be cut off by the zone it leaves. */
function pictureOf(element: HTMLElement): HTMLElement {
  const box = element.getBoundingClientRect();
  const picture = element.cloneNode(true) as HTMLElement;
  picture.className += ' dragged';
  picture.inert = true;
  picture.removeAttribute('data-target');
  for (const [name, value] of Object.entries({ left: box.left, top: box.top, width: box.width })) {
    picture.style.setProperty(name, `${value}px`);
  }
  document.body.append(picture);
  return picture;
}

/** The target below the pointer, null on the open table, undefined anywhere else. */
function under(event: PointerEvent): string | null | undefined {
  for (const found of document.elementsFromPoint(event.clientX, event.clientY)) {
    const target = found.closest<HTMLElement>('[data-target]');
    if (target && target !== event.currentTarget) return target.dataset['target'];
    if (found.closest('[data-drop]')) return null;
  }
  return undefined;
}
