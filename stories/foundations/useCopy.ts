import { useState } from 'react';

interface Copying {
  copy: (text: string) => void;
  /** What was copied last. */
  copied: string;
  /** What is to be read out. */
  said: string;
}

/** Copies texts, and says what became of it. */
export function useCopy(): Copying {
  const [copied, setCopied] = useState('');
  const [failed, setFailed] = useState(false);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setFailed(false);
      setCopied(text);
    } catch {
      setFailed(true);
    }
  };
  return {
    copy: (text) => void copy(text),
    copied,
    said: failed ? 'The browser did not allow copying.' : copied && `Copied ${copied}`,
  };
}
