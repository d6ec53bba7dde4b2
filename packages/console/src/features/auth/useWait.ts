import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../lib/http/problem.ts';

/** How long signing in is refused, counting down; undefined when it is not. */
export function useWait(problem: Problem | null): string | undefined {
  const { t } = useTranslation('auth');
  const [refused, setRefused] = useState({ problem, seconds: 0 });
  if (refused.problem !== problem) {
    setRefused({ problem, seconds: Math.ceil(problem?.retryAfter ?? 0) });
  }
  const { seconds } = refused;
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const until = Date.now() + (problem?.retryAfter ?? 0) * 1000;
    // By the clock: timers of a hidden page are late.
    const timer = setInterval(() => {
      setRefused({ problem, seconds: Math.ceil((until - Date.now()) / 1000) });
    }, 1000);
    return () => clearInterval(timer);
  }, [problem, isWaiting]);
  return isWaiting ? t('tryAgainIn', { seconds }) : undefined;
}
