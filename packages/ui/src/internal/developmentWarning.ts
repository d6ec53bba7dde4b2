const warned = new Set<string>();

/**
 * Says once on the page what a product has probably forgotten. Call it behind `process.env.NODE_ENV !== 'production'`,
 * which bundlers replace as they do for React: then it is not in a production build.
 */
export function developmentWarning(message: string): void {
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(`[@concierge/ui] ${message}`);
}
