import { useWindowEvent } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type ImageTarget, matchMax } from '#contract/images';
import { call } from '#web/data/call';
import { imagesPath, productPath } from '#web/panel/panel-paths';
import { uploadPicture } from '#web/panel/pictures/upload-picture';
import { tell } from '#web/panel/toast.tsx';

/** A file on its way into the library. `code` is the product that it will be put on, '' for none. */
export type Incoming = {
  key: string;
  file: File;
  /** How much of it was sent, from 0 to 1. */
  share: number;
  path?: string;
  error?: string;
  /** Whether it did not arrive for a reason that passes. */
  mayRetry?: boolean;
  code: string;
  productName?: string | null;
  says?: string | null;
  place: number;
};

const atOnce = 3;
let count = 0;

/** The files that were given: each is sent at once, three at a time, and matched by its name; nothing is kept before `save`. */
export const useIncoming = (target: ImageTarget) => {
  const queries = useQueryClient();
  const [items, setItems] = useState<Incoming[]>([]);
  const [isSaving, setIsSaving] = useState(false);
  const waiting = useRef<Incoming[]>([]);
  const sending = useRef(0);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const change = (key: string, part: Partial<Incoming>) =>
    setItems((old) => old.map((item) => (item.key === key ? { ...item, ...part } : item)));
  const remove = (key: string) => {
    waiting.current = waiting.current.filter((item) => item.key !== key);
    setItems((old) => old.filter((item) => item.key !== key));
  };

  const sendNext = async (): Promise<void> => {
    const next = waiting.current.shift();
    if (!next) return;
    sending.current += 1;
    const onProgress = (share: number) => change(next.key, { share });
    const sent = await uploadPicture(next.file, { onProgress, signal: leaving.current?.signal });
    sending.current -= 1;
    change(next.key, sent.ok ? { path: sent.path, share: 1 } : { error: sent.error, mayRetry: sent.isPassing });
    return sendNext();
  };

  const match = async (added: readonly Incoming[]) => {
    if (target !== 'product') return;
    for (let at = 0; at < added.length; at += matchMax) {
      const page = added.slice(at, at + matchMax);
      const answer = await call('image/match', { names: page.map(({ file }) => file.name.slice(0, 300)) });
      if (!answer.ok) return;
      for (const [index, { code, productName, says, place }] of answer.data.entries()) {
        const key = page[index]?.key;
        // A code that was typed meanwhile stays.
        setItems((old) =>
          old.map((item) =>
            item.key === key
              ? { ...item, place, ...(item.code === '' && { code: code ?? '', productName, says }) }
              : item,
          ),
        );
      }
    }
  };

  const add = (files: readonly File[]) => {
    const added = files.map(
      (file): Incoming => ({ key: `archivo-${(count += 1)}`, file, share: 0, code: '', place: 0 }),
    );
    if (added.length === 0) return;
    setItems((old) => [...old, ...added]);
    void match(added);
    send(added);
  };

  const send = (files: readonly Incoming[]) => {
    waiting.current.push(...files);
    for (let free = atOnce - sending.current; free > 0; free -= 1) void sendNext();
  };

  /** Sends once more what did not arrive, as soon as the connection is back too. */
  const retry = () => {
    const lost = items.filter(({ mayRetry }) => mayRetry);
    for (const { key } of lost) change(key, { error: undefined, mayRetry: false, share: 0 });
    void match(lost.filter(({ code }) => code === ''));
    send(lost);
  };
  useWindowEvent('online', retry);

  /** Takes what was sent into the library, and puts it on its products. A refused one stays in the list with its sentence. */
  const save = async () => {
    setIsSaving(true);
    const saved = new Map<string, { id: number; item: Incoming }[]>();
    const done: Incoming[] = [];
    for (const item of items) {
      if (item.path === undefined) continue;
      change(item.key, { error: undefined });
      const answer = await call('image/add', { filePath: item.path, image: { name: item.file.name, target } });
      if (!answer.ok) change(item.key, { error: answer.error });
      else if (item.code.trim() === '') done.push(item);
      else saved.set(item.code.trim(), [...(saved.get(item.code.trim()) ?? []), { id: answer.data.id, item }]);
    }
    for (const [code, pictures] of saved) {
      const images = pictures
        .toSorted((one, other) => one.item.place - other.item.place)
        .map(({ id }) => ({ mode: 'INS' as const, id, before: -1 }));
      const answer = await call('product/update', { code, images });
      if (answer.ok) done.push(...pictures.map(({ item }) => item));
      else for (const { item } of pictures) change(item.key, { error: answer.error });
    }
    setItems((old) => old.filter(({ key }) => done.every((item) => item.key !== key)));
    setIsSaving(false);
    const [code, ...others] = new Set(done.map((item) => item.code.trim()));
    const text = done.length === 1 ? 'Se guardó 1 imagen' : `Se guardaron ${done.length} imágenes`;
    const to = code && others.length === 0 ? productPath(code) : imagesPath(target);
    if (done.length > 0) tell({ text, to });
    await queries.invalidateQueries();
  };

  return { items, add, retry, change, remove, save, isSaving };
};
