/** The interface icons that are bundled, by their Lucide name. Add one here, then run `generate.ts`. */
export const ICON_NAMES: readonly string[] =
  `arrow-right ban bed-double bell-ring check check-check chevron-down chevron-left chevron-right
  chevron-up chevrons-up-down circle circle-alert circle-check circle-dot clock cloud-off concierge-bell
  contrast download ellipsis external-link eye eye-off file-text history house inbox info key-round
  layout-dashboard layout-grid list-filter loader-circle lock log-out mail maximize-2 menu message-square
  message-square-plus minimize-2 minus monitor moon panel-left-close panel-left-open pencil plus receipt
  receipt-text refresh-cw rotate-ccw search send settings shield-check smartphone sun tablet
  tablet-smartphone tag trash-2 triangle-alert undo-2 user user-cog user-plus user-round users wifi-off x`.split(
    /\s+/,
  );
