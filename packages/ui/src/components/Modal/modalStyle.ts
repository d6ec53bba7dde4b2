import { t } from '../../foundations/t.generated.ts';
import { screenOnly } from '../../internal/screenOnly.ts';

/** What the keyboard of a phone leaves, as react-aria measures it for the overlay; of an iframe no more than there is. */
const VISIBLE = 'min(var(--visual-viewport-height, 100dvh), 100dvh)';

const ease = 'cubic-bezier(0.2, 0, 0, 1)';

/**
 * The backdrop fades in 150 ms. On closing it stays as long as the box and fades in the last part of that
 * time.
 */
export const backdropStyle: string = `
  position: fixed;
  inset: 0 0 auto;
  block-size: ${VISIBLE};
  z-index: ${t.layer.modal};
  display: grid;
  place-items: start center;
  padding: clamp(16px, 8vh, 96px) ${t.space[4]} ${t.space[4]};
  background: ${t.color.overlay};
  transition: background-color ${t.motion.backdrop} linear;

  &[data-entering], &[data-exiting] { background: transparent; }
  &[data-exiting] { transition-delay: calc(${t.motion.modal} - ${t.motion.backdrop}); }

  @media (max-width: 480px) {
    padding: 0;
    place-items: stretch;
  }
  /* A phone on its side: every line counts. */
  @media (max-height: 480px) and (min-width: 481px) {
    padding-block: ${t.space[2]};
  }

  &[data-edge='bottom'] {
    place-items: end center;
    padding: ${t.space[6]} 0 0;
  }
  &[data-edge='end'] {
    place-items: stretch end;
    padding: 0;
  }
  /* On paper a modal is the page: in the flow, as long as it is. */
  @media print {
    &&& {
      position: static;
      display: block;
      block-size: auto;
      padding: 0;
      background: none;
    }
  }
`;

/** On a phone a question does not take the whole screen: it rises from the edge the thumb is at. */
export const boxStyle: string = `
  inline-size: 100%;
  max-block-size: calc(${VISIBLE} - clamp(16px, 8vh, 96px) - 16px);
  display: flex;
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.lg};
  background: ${t.color.surfaceRaised};
  color: ${t.color.text};
  box-shadow: ${t.shadow.lg};
  overflow: hidden;
  transition-property: opacity, transform;
  transition-duration: ${t.motion.modal};
  transition-timing-function: ${ease};

  &[data-size='sm'] { max-inline-size: 400px; }
  &[data-size='md'] { max-inline-size: 560px; }
  &[data-size='lg'] { max-inline-size: 800px; }
  &[data-size='xl'] { max-inline-size: 1040px; }

  &[data-entering], &[data-exiting] {
    opacity: 0;
    transform: translateY(-12px) scale(0.98);
  }

  @media (max-width: 480px) {
    &[data-size] { max-inline-size: none; }
    block-size: ${VISIBLE};
    max-block-size: none;
    border: 0;
    border-radius: 0;
    &:has([role='alertdialog']) {
      align-self: end;
      block-size: auto;
      max-block-size: ${VISIBLE};
      border-start-start-radius: ${t.radius.lg};
      border-start-end-radius: ${t.radius.lg};
    }
    &[data-entering], &[data-exiting] { transform: translateY(24px); }
  }
  @media (max-height: 480px) and (min-width: 481px) {
    max-block-size: calc(${VISIBLE} - 2 * ${t.space[2]});
  }

  /* A sheet is as high as its content, and leaves some of what it is about in view. */
  &[data-edge='bottom'] {
    max-inline-size: 640px;
    block-size: auto;
    max-block-size: calc(${VISIBLE} - ${t.space[6]});
    border: 1px solid ${t.color.border};
    border-block-end: 0;
    border-radius: ${t.radius.lg} ${t.radius.lg} 0 0;
    /* Of the size of a thumb. */
    --cc-size-control-md: max(44px, ${t.size.controlSm});

    & [data-part='Header'] {
      align-items: center;
      padding-block: ${t.space[2]};
      & > h2 { margin: 0; }
    }

    &[data-entering], &[data-exiting] {
      opacity: 1;
      transform: translateY(100%);
    }
  }

  /* As high as the window, at the end side. */
  &[data-edge='end'] {
    block-size: ${VISIBLE};
    max-block-size: none;
    border-width: 0;
    border-inline-start-width: 1px;
    border-radius: 0;

    &[data-entering], &[data-exiting] {
      opacity: 1;
      transform: translateX(100%);
      &:dir(rtl) { transform: translateX(-100%); }
    }
  }

  @media print {
    &&& {
      display: block;
      max-inline-size: none;
      block-size: auto;
      max-block-size: none;
      border: 0;
      box-shadow: none;
      overflow: visible;
    }
  }
`;

export const dialogStyle: string = `
  display: flex;
  flex-direction: column;
  flex: 1;
  min-inline-size: 0;
  min-block-size: 0;
  outline: none;

  /* At a zoom of 400 % header and footer would leave no room between them: everything scrolls together. */
  @media (max-height: 360px) {
    display: block;
    overflow: auto;
  }
  @media print {
    display: block;
    overflow: visible;
  }
`;

export const headerStyle: string = `
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${t.space[3]};
  padding-block: ${t.space[4]} ${t.space[3]};
  padding-inline: ${t.space[5]} ${t.space[3]};

  & > h2 {
    margin: calc((${t.size.controlMd} - 28px) / 2) 0 0;
    min-inline-size: 0;
    font: ${t.weight.semibold} ${t.text.lg} ${t.font.heading};
    letter-spacing: -0.006em;
    overflow-wrap: anywhere;
  }
`;

export const footerStyle: string = `
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${t.space[2]};
  padding: ${t.space[3]} ${t.space[5]};
  border-block-start: 1px solid ${t.color.border};
  background: ${t.color.surfaceRaised};

  @media (max-width: 480px) {
    padding-block-end: max(${t.space[3]}, env(safe-area-inset-bottom));
    & > button { flex: 1; }
  }
  ${screenOnly}
`;
