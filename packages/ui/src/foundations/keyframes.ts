/**
 * The animations of all components. They are in `tokens.css`, since a browser lays out the whole page again when
 * keyframes are added to it.
 */
export const keyframeRules: string = `
@keyframes cc-appear { from { opacity: 0; } }
@keyframes cc-open { from { opacity: 0; transform: translateY(var(--opens-from, 0)); } }
@keyframes cc-disappear { to { opacity: 0; } }
@keyframes cc-pulse { 50% { opacity: 0.5; } }
@keyframes cc-turn { to { rotate: 1turn; } }
@keyframes cc-busy { from { transform: translateX(-100%); } to { transform: translateX(300%); } }
@keyframes cc-reveal-rows { to { content-visibility: visible; } }
@keyframes cc-toast-timer { from { opacity: 1; } to { opacity: 0; } }
@keyframes cc-toast-in { from { opacity: 0; transform: translateX(24px); } }
`.trim();
