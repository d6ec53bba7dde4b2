import type { ComponentProps, ReactElement } from 'react';
import type { Focusable } from 'react-aria-components/Focusable';

/** What the headless library wants of a trigger: our components pass `ref` and DOM props on as elements do. */
type HeadlessTrigger = ComponentProps<typeof Focusable>['children'];

export function asTrigger(element: ReactElement): HeadlessTrigger & ReactElement {
  return element as HeadlessTrigger & ReactElement;
}

/** Whether a trigger is disabled, which the headless library wants to be told. */
export function isDisabledTrigger(element: ReactElement): boolean {
  return Boolean((element.props as { disabled?: boolean }).disabled);
}
