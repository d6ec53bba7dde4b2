export default {
  turbopack: { root: import.meta.dirname },
  // `tsc` checks both products.
  typescript: { ignoreBuildErrors: true },
};
