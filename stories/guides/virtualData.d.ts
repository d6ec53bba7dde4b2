declare module 'virtual:component-facts' {
  const facts: readonly import('@concierge/tooling/componentFacts').ComponentFacts[];
  export default facts;
}

declare module 'virtual:picture-changes' {
  const changes: import('@concierge/tooling/pictureChanges').PictureChanges;
  export default changes;
}

declare module 'virtual:pictures' {
  /** Names of the committed pictures, as `pictureName` gives them. */
  const names: readonly string[];
  export default names;
}

declare module 'virtual:story-words' {
  /** By place and export: `./stories/screens/Shell.stories.tsx Offline`. */
  const words: Readonly<Record<string, import('@concierge/tooling/storyWords').StoryWords>>;
  export default words;
}

declare module 'virtual:guides' {
  const index: import('./guideEntry.ts').GuideIndex;
  export default index;
}
