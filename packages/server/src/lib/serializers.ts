import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

const createFactory = SerializerSelector();
type Write = ReturnType<ReturnType<typeof createFactory>>;

/** By schema, for all routes and applications of the process: the schemas they refer to are the same. */
const built = new Map<string, Write>();

/**
 * Writers of the answers, each built when its answer is first sent: building all of them took most of
 * the time a server needs to start.
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
