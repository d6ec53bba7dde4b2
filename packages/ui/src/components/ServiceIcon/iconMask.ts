/** Fills the element with the color of the text, as far as the image in `--service-icon` covers it. */
export const iconMask: string = `
  background: currentColor;
  mask: var(--service-icon) center / contain no-repeat;

  @media (forced-colors: active) {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;

/** The value of `--service-icon` for an image. */
export function iconMaskImage(src: string): string {
  return src ? `url(${JSON.stringify(src)})` : 'linear-gradient(transparent, transparent)';
}
