import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

const createFactory = SerializerSelector();
type Write = ReturnType<ReturnType<typeof createFactory>>;

/** By schema, for all routes and apps of the process: the schemas they reference are the same. */
const built = new Map<string, Write>();

/**
 * Serializers of the answers, each built when it is first used: building all of them took most of the time
 * a server needs to start. The first call of a route is slower for it.
 */
export const buildSerializersOnDemand: typeof createFactory = (schemas, options) => {
  const build = createFactory(schemas, options);
  const buildOnce = (route: Parameters<typeof build>[0]): Write => {
    const key = JSON.stringify(route.schema);
    const write = built.get(key) ?? build(route);
    built.set(key, write);
    return write;
  };
  return (route) => {
    let write: Write | undefined;
    return (answer) => {
      write ??= buildOnce(route);
      return write(answer);
    };
  };
};
