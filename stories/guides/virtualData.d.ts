declare module 'virtual:component-facts' {
  const facts: readonly import('@concierge/tooling/componentFacts').ComponentFacts[];
  export default facts;
}
