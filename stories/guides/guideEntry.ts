/** A page a guide leads to. */
export interface GuideLinkTarget {
  name: string;
  /** Of its documentation page: `components-button--docs`. */
  id: string;
}

/** What is known of a component's guide without opening it. */
export interface GuideEntry extends GuideLinkTarget {
  /** `Components`, `Layout` or `Concierge`. */
  group: string;
  /** The console, the tablet or another component renders it. */
  inUse: boolean;
  /** The components it names. */
  related: readonly string[];
  /** The foundations its source is built from. */
  foundations: readonly GuideLinkTarget[];
}

export interface PatternEntry extends GuideLinkTarget {
  /** The components it shows or names. */
  components: readonly string[];
}

/** What the guides and the pattern pages say of themselves and of each other. */
export interface GuideIndex {
  guides: readonly GuideEntry[];
  patterns: readonly PatternEntry[];
}
