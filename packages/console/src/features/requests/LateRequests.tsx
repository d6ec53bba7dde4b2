import { LinkButton } from '@concierge/ui/LinkButton';
import { LATE } from '@concierge/ui/concierge/RequestTable';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { OLDEST_WAITING } from '../../lib/addresses.ts';
import { ageText } from '../../lib/i18n/ageText.ts';
import { lateOf } from '../../lib/requestFigures.ts';
import { useNow } from '../../lib/useNow.ts';
import { selectLongestWaiting } from '../services/servicesSlice.ts';

/** How many guests wait for too long, and the way to them; nothing while none does. */
export function LateRequests(): ReactElement | null {
  const { t, i18n } = useTranslation('requests');
  const count = lateOf(useSelector(selectLongestWaiting), useNow());
  if (count === 0) return null;
  return (
    <LinkButton href={OLDEST_WAITING} size="sm" iconStart="clock">
      {t('late', { count, age: ageText(i18n.language, LATE) })}
    </LinkButton>
  );
}
