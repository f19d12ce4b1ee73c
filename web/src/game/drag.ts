// Dragging by pointer, alike for mouse and touch: the element follows, and where it is let go decides. A drop
// lands on the nearest [data-target] under the pointer, or on the open table ([data-drop]).

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
    let moved = false;

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !options.enabled()) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      moved = false;
    }

    function move(event: PointerEvent): void {
      if (!start || event.pointerId !== start.id) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!moved && Math.hypot(dx, dy) < threshold) return;
      if (!moved) {
        moved = true;
        element.setPointerCapture(start.id);
        element.classList.add('dragging');
      }
      element.style.transform = `translate(${dx}px, ${dy}px)`;
    }

    function up(event: PointerEvent): void {
      if (!start) return;
      const landed = moved && event.type === 'pointerup' ? under(event) : undefined;
      start = null;
      element.classList.remove('dragging');
      element.style.transform = '';
      if (landed !== undefined) options.drop(landed);
    }

    // The click that follows a drag is not a click.
    function click(event: MouseEvent): void {
      if (moved) event.stopImmediatePropagation();
      moved = false;
    }

    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('click', click, { capture: true });
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('click', click, { capture: true });
    };
  };
}

/** The target below the pointer, null on the open table, undefined anywhere else. */
function under(event: PointerEvent): string | null | undefined {
  for (const found of document.elementsFromPoint(event.clientX, event.clientY)) {
    if (found === event.currentTarget) continue;
    const target = found.closest<HTMLElement>('[data-target]');
    if (target && target !== event.currentTarget) return target.dataset['target'];
    if (found.closest('[data-drop]')) return null;
  }
  return undefined;
}
