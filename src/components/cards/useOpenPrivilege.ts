// Opens a privilege over the current page: the rest of the address is kept (1 §2).
import { useRouter } from "@tanstack/react-router";
import { privilegeParameter } from "../../domain/app/pagePaths";

/** Returns a function that takes an alt_reference or a 4-digit reference. */
export function useOpenPrivilege(): (reference: string) => void {
	const router = useRouter();
	return (reference) =>
		void router.navigate({
			to: ".",
			search: (current: Record<string, unknown>) => ({
				...current,
				[privilegeParameter]: reference,
			}),
			resetScroll: false,
			viewTransition: false,
		});
}
