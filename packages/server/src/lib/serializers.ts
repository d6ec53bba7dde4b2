import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

const createFactory = SerializerSelector();

/**
 * Writers of the answers, each built when its answer is first sent: building all of them took most of
 * the time a server needs to start.
 */
export const buildSerializersOnDemand: typeof createFactory = (schemas, options) => {
  const build = createFactory(schemas, options);
  return (route) => {
    let write: ReturnType<typeof build> | undefined;
    return (answer) => {
      write ??= build(route);
      return write(answer);
    };
  };
};
