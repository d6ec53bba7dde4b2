/**
 * `components-button--default` to `components-button/default`: a folder of pictures per component.
 * Apart from the other files since browsers load it as well.
 */
export function pictureName(storyId: string): string {
  return storyId.replace('--', '/');
}
