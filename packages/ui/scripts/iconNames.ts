/** The interface icons that are bundled, by their Lucide name. Add one here, then run `buildIcons.ts`. */
export const ICON_NAMES: readonly string[] =
  `arrow-down arrow-left arrow-right arrow-up badge-check ban bed-double bell bell-off bell-ring calendar
  calendar-clock check check-check chevron-down chevron-left chevron-right chevron-up chevrons-left
  chevrons-right chevrons-up-down circle circle-alert circle-check circle-dot circle-help circle-user circle-x
  clock cloud cloud-off concierge-bell contrast copy door-open download ellipsis ellipsis-vertical external-link
  eye eye-off file-pen file-text filter globe grip-vertical history hotel hourglass house image image-off inbox
  info key-round languages layers layout-dashboard layout-grid list-checks list-filter loader-circle lock
  lock-open log-in log-out mail mail-plus maximize-2 megaphone menu message-square message-square-plus minimize-2
  minus monitor moon palette panel-left-close panel-left-open panel-right pencil play plus receipt receipt-text
  refresh-cw rotate-ccw search send settings shield shield-check sliders-horizontal smartphone star sun table-2
  tablet tablet-smartphone tag trash-2 triangle-alert undo-2 user user-cog user-plus user-round users wifi wifi-off
  x zap`.split(/\s+/);
