import { type BenchPage, collectGarbage } from './browser.ts';

/** Types of the page's own objects; machine code, feedback, shapes and the browser's records are not. */
const OWN = new Set([
  'object',
  'closure',
  'array',
  'string',
  'concatenated string',
  'sliced string',
  'regexp',
  'symbol',
  'bigint',
]);

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/** Number and shallow size of the objects in a heap snapshot of the page. */
export async function heapObjects(open: BenchPage): Promise<{ count: number; bytes: number }> {
  const { snapshot, nodes } = await takeSnapshot(open);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const typeAt = fields.indexOf('type');
  const sizeAt = fields.indexOf('self_size');
  let count = 0;
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (!OWN.has(types[0][nodes[at + typeAt] ?? -1] ?? '')) continue;
    count += 1;
    bytes += nodes[at + sizeAt] ?? 0;
  }
  return { count, bytes };
}

async function takeSnapshot(open: BenchPage): Promise<Snapshot> {
  await collectGarbage(open);
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  open.cdp.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await open.cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  open.cdp.off('HeapProfiler.addHeapSnapshotChunk', keep);
  return JSON.parse(chunks.join('')) as Snapshot;
}
