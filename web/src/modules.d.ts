declare module 'texts:*' {
  const loaders: import('./i18n/message.ts').TextLoaders;
  export default loaders;
}

declare module 'rulebook:*' {
  const loaders: import('./games/rulebook-loaders.ts').RulebookLoaders;
  export default loaders;
}

/** The folder of the story book in each language that it is written in. */
declare module 'book:diario' {
  const folders: Readonly<Partial<Record<import('@vigilia/kernel').Language, string>>>;
  export default folders;
}

declare module '*.css';

declare module '*.txt?raw' {
  const words: string;
  export default words;
}

declare module 'licences:all' {
  const licences: Readonly<Record<string, string>>;
  export default licences;
}

interface ImportMeta {
  readonly env: { readonly PROD: boolean };
}
