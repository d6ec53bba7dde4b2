import type { ReactElement, ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';

export interface UserTextProps extends ElementProps<'bdi'> {
  /** What a person wrote. */
  children: ReactNode;
}

/**
 * Text that a person wrote, in its own direction whatever that of the page is: a name, a title, a note. It stays
 * where the page puts it, and changes the order of nothing beside it.
 */
export function UserText({ ...rest }: UserTextProps): ReactElement {
  return <bdi dir="auto" {...rest} data-component="UserText" />;
}
