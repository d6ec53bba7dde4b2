declare module 'virtual:guides' {
  const index: import('./guideEntry.ts').GuideIndex;
  export default index;
}
