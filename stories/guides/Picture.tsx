import { useState, type CSSProperties, type ReactElement, type SyntheticEvent } from 'react';
import { useToolbar } from '../setup/toolbar.ts';
import type { GuideEntry } from './guideEntry.ts';

/** Where main.ts serves the committed pictures of `visual/baseline`. */
const FOLDER = './pictures/now';

/** Between a picture's content and the edge of its card, in px. */
const MARGIN = 12;

/** Text can still be told apart at this scale. */
const LEGIBLE = 0.45;

interface Box {
  table: boolean;
  /** It fills the width of its page: a screen, or a dialog over one. */
  page: boolean;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What a picture shows, without the blank page around it. */
function contentOf(image: HTMLImageElement): Box {
  const { naturalWidth: width, naturalHeight } = image;
  const height = Math.min(naturalHeight, 1200);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return { table: false, page: true, left: 0, top: 0, width, height };
  context.drawImage(image, 0, 0);
  const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  const ground = pixels.at(-1);
  let [left, top, right, bottom] = [width, height, 0, 0];
  pixels.forEach((pixel, at) => {
    if (pixel === ground) return;
    const x = at % width;
    const y = Math.floor(at / width);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  });
  if (right <= left) return { table: false, page: true, left: 0, top: 0, width, height };
  const page = right - left > width - 2;
  return {
    table: image.src.includes('table'),
    page,
    left,
    top,
    width: right - left + 1,
    height: bottom - top + 1,
  };
}

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
  return { path: story.id.replace('--', '/'), dark: story.tags.includes('all-themes') };
}

/** A small picture of a story, from the pictures the tests compare. Says nothing: its text stands beside it. */
export function Picture({ of }: { of: GuideEntry['picture'] }): ReactElement {
  const dark = useToolbar().theme === 'dark' && of?.dark === true;
  const [style, setStyle] = useState<CSSProperties>({ opacity: 0 });
  const place = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
    setStyle(placed(contentOf(currentTarget), currentTarget.parentElement ?? currentTarget));
  return (
    <span className="guide-picture" data-theme={dark ? 'dark' : 'light'}>
      {of && (
        <img
          src={`${FOLDER}/${of.path}${dark ? '-dark' : ''}.png`}
          alt=""
          loading="lazy"
          decoding="async"
          style={style}
          onLoad={place}
        />
      )}
    </span>
  );
}
