declare module 'texts:*' {
  const messages: import('./i18n/message.ts').Messages;
  export default messages;
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
