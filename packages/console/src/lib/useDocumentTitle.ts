import { useEffect } from 'react';

/**
 * Names the window while the component is mounted. It changes the title of `index.html`, which is back afterward; a
 * `<title>` that React renders would be a second element beside it.
 */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
