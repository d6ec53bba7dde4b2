import {
  useId,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
} from 'react';
import { bubble } from '#overlay/Tooltip';
import { Anchor } from '../../internal/Anchor.tsx';
import { pressedKey } from '../../internal/pressedKey.ts';
import type { RenderLink } from '../../internal/renderLink.ts';
import { useHint } from '../Tooltip/useHint.ts';
import { firstPlace, nextPlace, plainKey, type Place } from './chartModel.ts';

type MarkProps = ComponentProps<'a'> & { [key: `data-${string}`]: string | undefined };

export interface Marks {
  /** For the element around the marks. */
  gridProps: Pick<ComponentProps<'div'>, 'role' | 'onKeyDown'>;
  /** For a `Mark`: its place, and what is said of it. */
  markProps: (row: number, column: number, text: string) => MarkProps;
  /** The tooltip of the mark with the focus or under the pointer. */
  hint: ReactElement | null;
}

const idOf = ({ row, column }: Place) => `${row}.${column}`;

/**
 * The marks of a picture as one tab stop with arrow keys between them and one tooltip for all. `filled` tells which
 * places of the rows have a mark.
 */
export function useMarks(filled: ReadonlyArray<readonly boolean[]>): Marks {
  const id = useId();
  const [stop, setStop] = useState<Place>();
  const [shown, setShown] = useState({ place: '', text: '' });
  const { open, triggerProps, triggerRef, ...hint } = useHint({
    disabled: false,
    showOnFocus: true,
    preload: bubble.preload,
  });
  const current = stop && filled[stop.row]?.[stop.column] ? stop : firstPlace(filled);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!current || event.ctrlKey || event.metaKey || event.altKey) return;
    const { direction, gridAutoFlow } = getComputedStyle(event.currentTarget);
    const key = plainKey(pressedKey(event), direction === 'rtl', gridAutoFlow === 'column');
    const next = nextPlace(filled, current, key);
    if (!next) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-place="${idOf(next)}"]`)?.focus();
  };

  const markProps: Marks['markProps'] = (row, column, text) => {
    const place = idOf({ row, column });
    const show = (element: EventTarget) => {
      triggerRef.current = element as HTMLButtonElement;
      setShown({ place, text });
    };
    // The handlers of a hint are made for a button and use of it what each element has.
    const { ref: _ref, ...handlers } = triggerProps as object as ComponentProps<'a'>;
    return {
      ...handlers,
      'aria-label': text,
      'data-place': place,
      tabIndex: current && place === idOf(current) ? 0 : -1,
      onFocus: (event: FocusEvent<HTMLAnchorElement>) => {
        setStop({ row, column });
        show(event.currentTarget);
        handlers.onFocus?.(event);
      },
      onPointerOver: (event: PointerEvent<HTMLAnchorElement>) => {
        show(event.currentTarget);
        handlers.onPointerOver?.(event);
      },
    };
  };

  return {
    gridProps: { role: 'grid', onKeyDown },
    markProps,
    hint: open ? (
      <bubble.Part
        {...hint}
        key={shown.place}
        triggerRef={triggerRef}
        id={id}
        open
        placement="top"
        rest={{}}
        bubbleRef={undefined}
      >
        {shown.text}
      </bubble.Part>
    ) : null,
  };
}

/** A value in a picture: a link to what it counts, or something that can be read. */
export function Mark({
  render,
  ...props
}: MarkProps & { render: RenderLink | undefined }): ReactElement {
  if (props.href !== undefined) return <Anchor {...props} render={render} />;
  // A name needs a role; there is nothing to press.
  return <span role="img" {...props} />;
}
