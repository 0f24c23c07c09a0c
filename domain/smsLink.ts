/** Whether a browser runs on an Apple device, by its `User-Agent`; an iPad may call itself a Macintosh. */
export const isApple = (userAgent: string): boolean => /iP(hone|ad|od)|Macintosh/.test(userAgent);

/**
 * A link that opens the messages app with a message in it.
 * @param shortCode whom the message is for
 * @param text the message
 * @param apple whether an Apple device follows the link: it wants `&` before the text, all others `?` (RFC 5724)
 */
export const smsLink = (shortCode: string, text: string, apple: boolean): string =>
  `sms:${shortCode}${apple ? '&' : '?'}body=${encodeURIComponent(text)}`;
