import { useEffect, useRef, useState, type CSSProperties, type ReactElement } from 'react';
import { useToolbar } from '../setup/toolbar.ts';
import type { GuideEntry } from './guideEntry.ts';
import { contentOf, type Box } from './pictureContent.ts';

/** Where main.ts serves the committed pictures of `visual/baseline`. */
const FOLDER = './pictures/now';

/** Between a picture's content and the edge of its card, in px. */
const MARGIN = 12;

/** Text can still be told apart at this scale. */
const LEGIBLE = 0.45;

/** Its content in the middle of the card, as large as it fits, and never larger than it is. */
function placed(box: Box, card: { clientWidth: number; clientHeight: number }): CSSProperties {
  const room = {
    width: card.clientWidth - 2 * MARGIN,
    height: card.clientHeight - 2 * MARGIN,
  };
  const wide = Math.min(1, room.width / box.width);
  const whole = Math.min(wide, room.height / box.height);
  // The first columns of a table legibly rather than all of them too small.
  const scale = box.page ? wide : box.table ? Math.max(whole, LEGIBLE) : whole;
  const x = Math.max(MARGIN, (card.clientWidth - box.width * scale) / 2);
  const y = Math.max(MARGIN, (card.clientHeight - box.height * scale) / 2);
  return {
    transform: `translate(${x - box.left * scale}px, ${y - box.top * scale}px) scale(${scale})`,
    opacity: 1,
  };
}

/** The picture of a story, where the tests take one. */
export function pictureOf(story: {
  id: string;
  name: string;
  tags: readonly string[];
}): GuideEntry['picture'] {
  if (story.name === 'Playground' || story.tags.includes('no-picture')) return undefined;
  const path = story.id.replace('--', '/');
  return { path, dark: story.tags.includes('all-themes') ? `${path}-dark` : undefined };
}

/** A small picture of a story, from the pictures the tests compare. Says nothing: its text stands beside it. */
export function Picture({ of }: { of: GuideEntry['picture'] }): ReactElement {
  const dark = useToolbar().theme === 'dark' ? of?.dark : undefined;
  const src = of && `${FOLDER}/${dark ?? of.path}.png`;
  const card = useRef<HTMLSpanElement>(null);
  const [loaded, setLoaded] = useState<string>();
  const [style, setStyle] = useState<CSSProperties>({ opacity: 0 });
  useEffect(() => {
    if (!loaded || !card.current) return undefined;
    const { current } = card;
    let gone = false;
    const place = async () => {
      const box = await contentOf(loaded);
      if (!gone) setStyle(placed(box, current));
    };
    void place();
    return () => {
      gone = true;
    };
  }, [loaded]);
  return (
    <span ref={card} className="guide-picture" data-theme={dark ? 'dark' : 'light'}>
      {src && (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          style={style}
          onLoad={() => setLoaded(src)}
        />
      )}
    </span>
  );
}
