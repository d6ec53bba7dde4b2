const MINUTE = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

interface AgeParts {
  /** Which of the texts under `requests:age` says it. */
  unit: 'now' | 'minutes' | 'hours' | 'days';
  days: number;
  hours: number;
  minutes: number;
}

/** An age in the two units one would say it in: '4 min', '2 h 10 min', '3 d'. */
export function partsOfAge(age: number): AgeParts {
  const total = Math.floor(age / MINUTE);
  const parts = {
    days: Math.floor(total / DAY),
    hours: Math.floor(total / HOUR) % 24,
    minutes: total % HOUR,
  };
  return { unit: unitOf(total), ...parts };
}

function unitOf(minutes: number): AgeParts['unit'] {
  if (minutes >= DAY) return 'days';
  if (minutes >= HOUR) return 'hours';
  return minutes > 0 ? 'minutes' : 'now';
}
