import { INCOMPLETE_LABEL } from '@concierge/contract/csv';
import { paths } from '@concierge/contract/paths';
import { type SagaGenerator, call, put, take, takeLatest } from 'typed-redux-saga';
import { type IncomingFile, openFile } from '../../lib/http/download.ts';
import { toProblem } from '../../lib/http/problem.ts';
import { inProject } from '../../lib/http/scope.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { notifySuccess } from '../../lib/notify.ts';
import { saveFile } from '../../lib/saveFile.ts';
import { EXPORT_PATHS, type ExportAsked } from './exportLists.ts';
import {
  exportClosed,
  exportFulfilled,
  exportProgressed,
  exportRejected,
  exportRequested,
  partSaveRequested,
} from './exportsSlice.ts';

/** How often progress is shown. */
const PROGRESS_MS = 100;

/** Ends a line of the file; within a line the server writes none. */
const LINE_END = '\r'.codePointAt(0);

type Bytes = Uint8Array<ArrayBuffer>;

const linesIn = (bytes: Bytes) => bytes.reduce((n, byte) => (byte === LINE_END ? n + 1 : n), 0);

/** What has come of a file. */
interface Received {
  name: string;
  pieces: Bytes[];
  rows: number;
}

/** Receives a file, saves it and says so; what comes before a failure is in `received`. Returns whether it came whole. */
function* receive(
  { list, query, filter, format, labels }: ExportAsked,
  received: Received,
): SagaGenerator<boolean> {
  let file: IncomingFile | undefined;
  try {
    file = yield* inProject((project) =>
      openFile(
        paths.csv(EXPORT_PATHS[list](project)),
        { labels, ...(filter && { filter }) },
        { ...query, ...format, limit: undefined, offset: undefined },
      ),
    );
    const { total } = file;
    received.name = file.name;
    let lines = 0;
    let shownAt = 0;
    for (;;) {
      const bytes: Bytes | null = yield* call(file.read);
      if (bytes === null) break;
      received.pieces.push(bytes);
      lines += linesIn(bytes);
      // The first line has the headings.
      received.rows = Math.max(lines - 1, 0);
      if (performance.now() - shownAt < PROGRESS_MS) continue;
      shownAt = performance.now();
      yield* put(exportProgressed({ rows: Math.min(received.rows, total), total }));
    }
    yield* call(saveFile, file.name, new Blob(received.pieces));
    yield* put(exportFulfilled());
    yield* call(
      notifySuccess,
      i18n.t('exports:done', { count: received.rows }),
      i18n.t('exports:failed'),
    );
    return true;
  } catch (error) {
    if (file) yield* put(exportProgressed({ rows: received.rows, total: file.total }));
    yield* put(exportRejected(toProblem(error)));
    return false;
  } finally {
    file?.cancel();
  }
}

/** More than a label has. */
const LAST_LINE_BYTES = 1_000;

/** The last line of a file that broke off, where the server could not write it. */
async function endingOf({ pieces }: Received, text = ''): Promise<string> {
  const written = await new Blob(pieces).slice(-LAST_LINE_BYTES).text();
  if (written.trimEnd().endsWith(text)) return '';
  return `${written.endsWith('\n') ? '' : '\r\n'}${text}\r\n`;
}

/** Receives a file; one that breaks off is kept until it is saved, asked for again, or left. */
function* exportList(asked: ExportAsked): SagaGenerator<void> {
  const received: Received = { name: '', pieces: [], rows: 0 };
  if (yield* receive(asked, received)) return;
  for (;;) {
    yield* take(partSaveRequested);
    const ending = yield* call(endingOf, received, asked.labels[INCOMPLETE_LABEL]);
    yield* call(saveFile, received.name, new Blob([...received.pieces, ending]));
  }
}

export function* exportsSaga(): SagaGenerator<void> {
  yield* takeLatest([exportRequested, exportClosed], function* (action) {
    if (exportRequested.match(action)) yield* exportList(action.payload);
  });
}
