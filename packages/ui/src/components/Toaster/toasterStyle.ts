import { t } from '../../foundations/t.generated.ts';
import { FROM_BOTTOM } from './useClearPlace.ts';
import { screenOnly } from '../../internal/screenOnly.ts';

/**
 * The looks of react-toastify's parts. Its timer is the animation of the hidden progress bar, so that one
 * keeps running under reduced motion; nothing visible moves. The timer waits for the end of the enter
 * animation, whose event may be missed at 0 ms.
 */
export const toasterStyle: string = `
  ${screenOnly}
  .Toastify__toast-container {
    position: fixed;
    inset-block-start: calc(var(--cc-toasts-clear, 0px) + ${t.space[2]});
    inset-inline-end: ${t.space[4]};
    z-index: ${t.layer.toast};
    display: flex;
    flex-direction: column;
    inline-size: min(380px, calc(100vw - 32px));
  }

  .Toastify__toast {
    position: relative;
    display: flex;
    align-items: flex-start;
    gap: ${t.space[2]};
    margin-block-end: ${t.space[2]};
    padding-block: ${t.space[3]};
    padding-inline: 14px ${t.space[2]};
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.md};
    background: ${t.color.surfaceRaised};
    color: ${t.color.text};
    box-shadow: ${t.shadow.md};
    overflow: hidden;
  }
  .Toastify__toast > button { margin-block: -4px; }

  /* Out of the way of the modal's own buttons; the timer runs on. */
  :root:has(:is([data-component='Modal'], [data-component='Drawer'], [data-component='BottomSheet'])) & .cc-toast-quiet {
    position: absolute;
    visibility: hidden;
  }

  .Toastify__progress-bar--wrp {
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    block-size: 0;
    overflow: hidden;
    opacity: 0;
  }
  .Toastify__progress-bar--animated { animation: cc-toast-timer linear 1 forwards; }

  .cc-toast-enter { animation: cc-toast-in max(${t.motion.menu}, 1ms) cubic-bezier(0.2, 0, 0, 1) both; }
  .cc-toast-exit { animation: cc-disappear max(${t.motion.backdrop}, 1ms) linear both; }

  @media ${FROM_BOTTOM} {
    .Toastify__toast-container { inset-inline: ${t.space[2]}; inline-size: auto; }
  }
  &[data-edge='end'] .Toastify__toast-container {
    inset-block: auto calc(var(--cc-toasts-clear, 0px) + ${t.space[1]});
  }
`;
