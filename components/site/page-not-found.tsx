import { home } from "@/content/failures";
import { MessagePage } from "./message-page";

export function PageNotFound() {
  return (
    <MessagePage
      title="Page not found"
      text="The page you are looking for doesn't exist or has been moved."
      link={home}
    />
  );
}
