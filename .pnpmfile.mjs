/** The packages with Node's binaries name their platform as a text, which pnpm does not read: all would be installed. */
const listed = (value) => (typeof value === 'string' ? [value] : value);

export const hooks = {
  readPackage: (manifest) => ({ ...manifest, os: listed(manifest.os), cpu: listed(manifest.cpu) }),
};
