// Opens a privilege over the page that stands: the address keeps everything else (1 §2).
import { useRouter } from "@tanstack/react-router";

/** Gives a function from an alt_reference or a 4-digit reference. */
export function useOpenPrivilege(): (reference: string) => void {
	const router = useRouter();
	return (reference) =>
		void router.navigate({
			to: ".",
			search: (current: Record<string, unknown>) => ({
				...current,
				"modal-privilege": reference,
			}),
			resetScroll: false,
			viewTransition: false,
		});
}
