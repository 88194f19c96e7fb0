/** The part of a browser's WebSocket that the page uses. */
export interface Socket {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** How a page reaches its server. Paths begin with `/api`. Tests bring their own. */
export interface Network {
  request(path: string, given: RequestInit): Promise<Response>;
  connect(path: string): Socket;
  /** Calls `retry` when a lost connection may work again. Returns the function that ends it. */
  onRetryHint(retry: () => void): () => void;
}

/** The network of a browser. It retries when the device is online again and when the page is visible again. */
export const browserNetwork: Network = {
  request: (path, given) => fetch(path, given),
  connect: (path) => new WebSocket(`${location.origin.replace(/^http/, 'ws')}${path}`),
  onRetryHint(retry) {
    const retryIfVisible = () => {
      if (!document.hidden) retry();
    };
    addEventListener('online', retry);
    document.addEventListener('visibilitychange', retryIfVisible);
    return () => {
      removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', retryIfVisible);
    };
  },
};
