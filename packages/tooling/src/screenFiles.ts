import type { Plugin } from 'vite';

/** The screen behind each address of the console; the frame around it is everybody's. */
const SCREENS: Readonly<Record<string, string>> = {
  '/': 'app/screens/DashboardScreen.tsx',
  '/dashboard': 'app/screens/DashboardScreen.tsx',
  '/requests': 'app/screens/RequestsScreen.tsx',
  '/requests/waiting': 'app/screens/RequestsScreen.tsx',
  '/requests/approved': 'app/screens/DecidedRequestsScreen.tsx',
  '/requests/canceled': 'app/screens/DecidedRequestsScreen.tsx',
  '/requests/done': 'app/screens/DecidedRequestsScreen.tsx',
  '/messages': 'features/messages/MessagesPage.tsx',
  '/users': 'features/users/UsersPage.tsx',
  '/settings': 'features/services/ServicesPage.tsx',
};
const FRAME = ['app/Shell.tsx', 'app/signedInSaga.ts'];

/** What the build knows of a script. */
interface Chunk {
  fileName: string;
  isEntry: boolean;
  /** Scripts it cannot run without. */
  imports: readonly string[];
  moduleIds: readonly string[];
}

/**
 * Scripts that each address needs once somebody is signed in, those of every page left out.
 * @throws when the build has no such screen.
 */
export function screenFiles(chunks: readonly Chunk[]): Record<string, string[]> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (chunk: Chunk, into = new Set<string>()): Set<string> => {
    if (into.has(chunk.fileName)) return into;
    into.add(chunk.fileName);
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported) withImports(imported, into);
    }
    return into;
  };
  const fileOf = (module: string): Chunk => {
    const found = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith(`/console/src/${module}`)),
    );
    if (!found) throw new Error(`No script of the build has ${module}`);
    return found;
  };
  const ofEveryPage = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => [...withImports(entry)]),
  );
  return Object.fromEntries(
    Object.entries(SCREENS).map(([address, screen]) => {
      const files = [...FRAME, screen].flatMap((module) => [...withImports(fileOf(module))]);
      return [address, [...new Set(files)].filter((file) => !ofEveryPage.has(file))];
    }),
  );
}

/** Tells the server what each address needs, so that the page can name it before any script has run. */
export function screenFilesPlugin(): Plugin {
  return {
    name: 'screen-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const source = JSON.stringify(screenFiles(chunks));
      this.emitFile({ type: 'asset', fileName: 'screens.json', source });
    },
  };
}
