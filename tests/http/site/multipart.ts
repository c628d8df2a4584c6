export const boundary = "----fuzz";

export type Field = [name: string, value: string, file?: string | undefined];

/** Encodes fields like a browser, but without escaping names. */
export function multipart(fields: readonly Field[]): Buffer {
  const parts = fields.map(([name, value, file]) => {
    const filename = file === undefined ? "" : `; filename="${file}"`;
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename}\r\n\r\n${value}\r\n`;
  });
  return Buffer.from(`${parts.join("")}--${boundary}--\r\n`);
}
