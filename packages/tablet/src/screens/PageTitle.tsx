import { Heading } from '@concierge/ui/Heading';
import { Stack } from '@concierge/ui/Stack';
import { Text } from '@concierge/ui/Text';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';

interface PageTitleProps {
  children: ReactNode;
  /** Under it. */
  text?: string;
  id?: string;
  /** Default 1. */
  level?: 1 | 2;
  /** Default `xxl`. */
  size?: 'xl' | 'xxl';
  /** It has replaced another view, so that reading goes on here. */
  focused: boolean;
}

/** The title of what is shown, which takes the focus when it has replaced something else. */
export function PageTitle({
  children,
  text,
  id,
  level = 1,
  size = 'xxl',
  focused,
}: PageTitleProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <Stack gap={1}>
      <Heading level={level} size={size} id={id} tabIndex={-1} ref={heading}>
        {children}
      </Heading>
      {text && (
        <Text size="lg" tone="muted">
          {text}
        </Text>
      )}
    </Stack>
  );
}
