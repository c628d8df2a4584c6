"use client";

import { useMay, useVisiblePages } from "@/components/admin/frame/access";
import { CheckField } from "@/components/ui/check-field";
import { hasSingleKeys, setSingleKeys, shortcutsFor } from "./keys";

export function KeyList() {
  const shortcuts = shortcutsFor({ pages: useVisiblePages(), mayPublish: useMay("posts.publish") });
  return (
    <>
      <dl className="key-list">
        {shortcuts.map(({ keys, action }) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <CheckField
        name="single-keys"
        label="Use single-key shortcuts in this browser"
        defaultChecked={hasSingleKeys()}
        onChange={({ currentTarget }) => setSingleKeys(currentTarget.checked)}
      />
    </>
  );
}
