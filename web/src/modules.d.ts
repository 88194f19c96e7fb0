declare module 'texts:*' {
  const loaders: import('./i18n/translate.ts').TextLoaders;
  export default loaders;
}

declare module 'rulebook:*' {
  const loaders: import('./games/manifest.ts').RulebookLoaders;
  export default loaders;
}

/** The folder of the story book in each language that it is written in. */
declare module 'book:diario' {
  const folders: Readonly<Partial<Record<import('@vigilia/kernel').Language, string>>>;
  export default folders;
}

declare module 'drawings:diario/table/people/portraits' {
  const load: () => Promise<typeof import('./games/diario/table/people/portraits.ts')>;
  export default load;
}

declare module 'drawings:diario/table/goods/drawings' {
  const load: () => Promise<typeof import('./games/diario/table/goods/drawings.ts')>;
  export default load;
}

declare module 'drawings:diario/table/house/things' {
  const load: () => Promise<typeof import('./games/diario/table/house/things.ts')>;
  export default load;
}

declare module 'drawings:diario/table/city/silhouettes' {
  const load: () => Promise<typeof import('./games/diario/table/city/silhouettes.ts')>;
  export default load;
}

declare module '*.css';

/** The classes of a component. `import * as styles` makes each a constant. tests/styles/classes.test.ts knows their names. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

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
