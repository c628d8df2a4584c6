import { zodResolver } from "@hookform/resolvers/zod";
import { PostInput } from "@/lib/posts/admin/schema";

export const validatePost = zodResolver(PostInput);
