// The messages for a file that cannot be a profile picture (3 §8).
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PictureError } from "../../domain/member/validatePicture";

export const pictureErrorText: Record<PictureError, MessageDescriptor> = {
	none: msg`No file selected`,
	type: msg`Please choose a JPG, PNG or WebP picture.`,
	large: msg`This picture is too large. Please choose one of at most 25 MB.`,
	small: msg`This picture is too small. Please choose one of at least 64 by 64 pixels.`,
	broken: msg`This picture cannot be opened. Please choose another one.`,
};
