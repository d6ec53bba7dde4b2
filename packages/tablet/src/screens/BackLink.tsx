import { Inline } from '@concierge/ui/Inline';
import { LinkButton } from '@concierge/ui/LinkButton';
import type { ReactElement } from 'react';

interface BackLinkProps {
  text: string;
  href: string;
  /** Where a bar at the bottom leads there as well, this does not. */
  onlyWide?: boolean;
}

/** Leads to where the guest came from. */
export function BackLink({ text, href, onlyWide = false }: BackLinkProps): ReactElement {
  return (
    <Inline className={onlyWide ? 'tablet-back tablet-wide' : 'tablet-back'}>
      <LinkButton variant="ghost" iconStart="chevron-left" href={href}>
        {text}
      </LinkButton>
    </Inline>
  );
}
