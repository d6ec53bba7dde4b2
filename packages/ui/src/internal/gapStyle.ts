import { t } from '../foundations/t.generated.ts';

/** The room between children, by `data-gap`: an attribute, since strict policies drop style attributes. */
export const gapStyle: string = `
  &[data-gap='1'] { gap: ${t.space[1]}; }
  &[data-gap='2'] { gap: ${t.space[2]}; }
  &[data-gap='3'] { gap: ${t.space[3]}; }
  &[data-gap='4'] { gap: ${t.space[4]}; }
  &[data-gap='5'] { gap: ${t.space[5]}; }
  &[data-gap='6'] { gap: ${t.space[6]}; }
  &[data-gap='8'] { gap: ${t.space[8]}; }
  &[data-gap='10'] { gap: ${t.space[10]}; }
  &[data-gap='12'] { gap: ${t.space[12]}; }
  &[data-gap='16'] { gap: ${t.space[16]}; }
`;

/** Elements that hold other things; a list loses its bullets and indent. */
export type LayoutElement =
  | 'div'
  | 'section'
  | 'article'
  | 'main'
  | 'nav'
  | 'header'
  | 'footer'
  | 'ul'
  | 'ol'
  | 'li'
  | 'form'
  | 'span';

export const layoutReset: string = `
  box-sizing: border-box;
  min-inline-size: 0;
  margin: 0;

  &:is(ul, ol) {
    padding: 0;
    list-style: none;
  }
`;
